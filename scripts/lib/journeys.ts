import ts from 'typescript'

/** A browser test as its file declares it. */
export interface Journey {
  title: string
  /** The lane of its English run. */
  lane: 'test' | 'all'
}

/** By what a file declares a test. */
const tests: readonly string[] = ['test', 'strictBrowser']

/** The tag, and the function that gives it to both languages of a journey. */
const leftOut = /\bputTogether(In)?\b/

/**
 * The tests that a file of journeys declares, each once for all its languages. Tests of a step that
 * is left out as a whole are not among them.
 */
export function journeysIn(name: string, source: string, isStepLeftOut: boolean): Journey[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true)
  const found: Journey[] = []
  const visit = (node: ts.Node, isLeftOut: boolean): void => {
    const within = (left: boolean) => ts.forEachChild(node, (child) => visit(child, left))
    if (!ts.isCallExpression(node)) return within(isLeftOut)
    const callee = node.expression.getText(file)
    const [title] = node.arguments
    const isTagged = isLeftOut || node.arguments.some(isTag)
    if (callee === 'test.describe') return within(isTagged)
    if (!tests.includes(callee) || title === undefined || !ts.isStringLiteralLike(title))
      return within(isLeftOut)
    found.push({ title: title.text, lane: isTagged ? 'all' : 'test' })
  }
  const isTag = (argument: ts.Expression) =>
    ts.isObjectLiteralExpression(argument) && leftOut.test(argument.getText(file))
  visit(file, isStepLeftOut)
  return found
}
