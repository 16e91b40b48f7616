/** A generated picture in a phone's format: wide, with a mark in each corner. */
export async function examplePicture(width = 1600, height = 1200, type = "image/jpeg"): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw.");
  context.fillStyle = "#d3ebf7";
  context.fillRect(0, 0, width, height * 0.45);
  context.fillStyle = "#6d9c52";
  context.fillRect(0, height * 0.45, width, height * 0.55);
  context.strokeStyle = "#33521f";
  context.lineWidth = width / 160;
  for (let row = -12; row <= 12; row += 1) {
    context.beginPath();
    context.moveTo(width / 2 + row * width * 0.03, height * 0.45);
    context.lineTo(width / 2 + row * width * 0.16, height);
    context.stroke();
  }
  context.fillStyle = "#e2a12b";
  context.beginPath();
  context.arc(width * 0.3, height * 0.3, height * 0.09, 0, 7);
  context.fill();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  if (!blob) throw new Error("This browser cannot save a picture.");
  return new File([blob], "field.jpg", { type });
}
