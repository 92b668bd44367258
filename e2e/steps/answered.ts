import type { AppServer } from '../app-server'
import { call } from './people'

/** All hundred statements of the personality questionnaire, as one call takes them. */
export async function answeredStatements(
  server: AppServer,
  { token }: { token: string },
): Promise<void> {
  const answers = Array.from({ length: 100 }, (_, at) => ({
    questionNumber: at + 1,
    answerNumber: (at % 5) + 1,
  }))
  await call(server, 'savePrinciplesAnswers', { token, body: { answers } })
}
