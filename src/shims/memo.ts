// Stands in for Chakra's `memo` in what is built (vite.config.ts). Chakra's writes every argument
// into a string of its own making, at every call, and moves what it finds to the end of its list;
// most arguments are plain strings, which a Map knows as they are.

/** So many answers are kept; then it begins anew. What a product says of its styles is far less. */
const enough = 2000

const isPlain = (value: unknown) =>
  value === null || (typeof value !== 'object' && typeof value !== 'function')

/** The function, remembering what it answered to the same arguments. */
export function memo<Args extends unknown[], Answer>(
  answerTo: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const answers = new Map<unknown, Answer>()
  return (...args) => {
    const key = args.length === 1 && isPlain(args[0]) ? args[0] : `\0${JSON.stringify(args)}`
    let answer = answers.get(key)
    if (answer === undefined) {
      answer = answerTo(...args)
      if (answers.size >= enough) answers.clear()
      answers.set(key, answer)
    }
    return answer
  }
}
