import { mutationOptions } from '@tanstack/react-query'
import { getAnswer, api } from '../../api/client'
import { download } from '../../lib/download'

/** What either side does with an interview. */
export const ownInterviewMutations = {
  /** Saves it as a calendar file. */
  calendar: () =>
    mutationOptions({
      mutationFn: async (id: string) => {
        const { data } = await getAnswer(
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
        getAnswer(api.POST('/candidate/interviews/opened/', { body: { time_zone: timeZone } })),
    }),
}
