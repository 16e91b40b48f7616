/** Longitude, latitude, longitude, latitude and so on. */
export type Line = Float32Array;

const UNIT = 1000;

/** Reads a line of `ontario.json`: differences of thousandths of a degree, five bits to a letter. */
export function decodeLine(text: string): Line {
  const degrees: number[] = [];
  const last: [number, number] = [0, 0];
  let axis: 0 | 1 = 0;
  let value = 0;
  let shift = 0;
  for (let i = 0; i < text.length; i++) {
    const bits = text.charCodeAt(i) - 63;
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits >= 32) continue;
    last[axis] += value & 1 ? ~(value >> 1) : value >> 1;
    degrees.push(last[axis] / UNIT);
    axis = axis === 0 ? 1 : 0;
    value = 0;
    shift = 0;
  }
  return new Float32Array(degrees);
}
