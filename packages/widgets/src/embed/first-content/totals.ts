/** How many the searches among some answers found. */
export const totalsOf = (answers: Readonly<Record<string, unknown>>): number[] =>
  Object.values(answers).flatMap((answer) => {
    const total = (answer as { hits?: { total: number } }).hits?.total;
    return total === undefined ? [] : [total];
  });
