import { mutationOptions } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error'
import { getAnswer, api } from '../../api/client'
import { fileAddress } from '../../api/file-address'
import { forgetAnswers, type StoredAnswer } from './stored-answers'
import { principlesQueries } from './principles.queries'

export const principlesMutations = {
  /**
   * Sends answers that wait on the device, and lets go of them. Who has answered everything
   * elsewhere lets go of them, too.
   */
  save: (userId: string) =>
    mutationOptions({
      mutationFn: async (sent: readonly StoredAnswer[]) => {
        const answers = sent.map(({ number, answer }) => ({
          questionNumber: number,
          answerNumber: answer,
        }))
        const saved = await getAnswer(
          api.POST('/candidate/principles/assessments/answers', { body: { answers } }),
        ).catch(completedElsewhere)
        await forgetAnswers(sent)
        return saved?.data.assessmentProgress ?? null
      },
      onSuccess: async (assessmentProgress, sent, _context, { client }) => {
        const { queryKey: stored } = principlesQueries.stored(userId)
        // A look that began before this was saved knows nothing of it.
        for (const { queryKey } of [principlesQueries.answers(), principlesQueries.state()])
          await client.cancelQueries({ queryKey })
        client.setQueryData(principlesQueries.answers().queryKey, (before) => ({
          ...before,
          ...Object.fromEntries(sent.map(({ number, answer }) => [number, answer])),
        }))
        client.setQueryData(stored, (before) =>
          before?.filter(
            ({ number, at }) => !sent.some((one) => one.number === number && one.at === at),
          ),
        )
        if (assessmentProgress === null)
          await client.invalidateQueries({ queryKey: principlesQueries.state().queryKey })
        else
          client.setQueryData(principlesQueries.state().queryKey, {
            exist: true,
            assessmentProgress,
          })
      },
    }),
  /** The address of a profile as a PDF; null while it is being made. */
  pdf: (userId?: string) =>
    mutationOptions({
      mutationFn: async () => {
        const { data } = await getAnswer(
          api.GET('/candidate/principles/assessments/pdf/', {
            params: { query: userId === undefined ? {} : { user_id: userId } },
          }),
        )
        return 'url' in data && typeof data.url === 'string' ? fileAddress(data.url) : null
      },
    }),
}

function completedElsewhere(error: unknown): null {
  if (error instanceof ApiError && error.code === 'attempt_already_completed') return null
  throw error
}
