/**
 * The result of a promise, if it comes within this many milliseconds. A later result is passed to
 * `late`, which can close or switch it off.
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
