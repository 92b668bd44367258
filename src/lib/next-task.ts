/**
 * What follows runs in a task of its own: in between, the browser answers whoever has begun to use
 * the page.
 */
export const nextTask = (): Promise<void> => new Promise((resume) => setTimeout(resume))
