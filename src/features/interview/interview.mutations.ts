import { mutationOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client'
import { download } from '../../lib/download'

/** What either side does with an interview. */
export const ownInterviewMutations = {
  /** Saves it as a calendar file. */
  calendar: () =>
    mutationOptions({
      mutationFn: async (id: string) => {
        const { data } = await answerOf(
          api.GET('/recruiter/interview/calendar/{id}', { params: { path: { id } } }),
        )
        download(
          `data:text/calendar;charset=utf-8,${encodeURIComponent(data.content)}`,
          data.filename,
        )
      },
    }),
  /**
   * Tells in which time zone the candidate looks at their interviews, so that the company sees it
   * too.
   */
  opened: () =>
    mutationOptions({
      mutationFn: (timeZone: string) =>
        answerOf(api.POST('/candidate/interviews/opened/', { body: { time_zone: timeZone } })),
    }),
}
