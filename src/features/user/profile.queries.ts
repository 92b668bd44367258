import { queryOptions } from '@tanstack/react-query'
import { getAnswer, api } from '../../api/client'
import { fileAddress } from '../../api/file-address'

/** The sources of the person's own profile. */
export const profileQueries = {
  /** The lines that the resume was read from, as of one reading. */
  reading: (readAt: string | null) =>
    queryOptions({
      queryKey: ['candidate', 'resume', readAt],
      queryFn: ({ signal }) =>
        getAnswer(api.GET('/candidate/resume/', { signal })).then(({ data }) => data),
      staleTime: Infinity,
    }),
  /** The file that was handed in; it is not kept once it is out of sight. */
  resumeFile: (id: string) =>
    queryOptions({
      queryKey: ['candidate', 'resume-file', id],
      queryFn: async ({ signal }) => {
        const { data } = await getAnswer(
          api.POST('/user/tickets/', { body: { file: { kind: 'resume', id } }, signal }),
        )
        const answer = await fetch(fileAddress(data.url), { signal })
        if (!answer.ok) throw new Error(`The resume was answered by ${answer.status}.`)
        return answer.arrayBuffer()
      },
      staleTime: Infinity,
      gcTime: 0,
    }),
}
