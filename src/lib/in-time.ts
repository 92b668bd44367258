/**
 * What was promised, if it comes within so many milliseconds. What comes later is given to `late`,
 * for whatever has to be closed or switched off.
 * @throws what `refuse` makes when the time is over
 */
export const inTime = <Result>(
  promised: Promise<Result>,
  limitMs: number,
  {
    refuse = () => new Error('No answer in time.'),
    late = () => undefined,
  }: { refuse?: () => Error; late?: (result: Result) => void } = {},
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      reject(refuse())
      void promised.then(late, () => undefined)
    }, limitMs)
    promised.then(resolve, reject).finally(() => clearTimeout(limit))
  })
