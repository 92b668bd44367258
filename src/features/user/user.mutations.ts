import { mutationOptions } from '@tanstack/react-query'
import { getAnswer, api } from '../../api/client'
import { userQueries } from './user.queries'

/** The `user/` calls that change something, outside the session chart. */
export const userMutations = {
  /** Puts another resume in place of the one that is there; its profile is read from it next. */
  replaceResume: () =>
    mutationOptions({
      mutationFn: async ({ uploadId }: { uploadId: string }) => {
        const answer = await getAnswer(
          api.POST('/candidate/resume/', { body: { upload_id: uploadId } }),
        )
        return answer.data
      },
      onSuccess: (profile, _given, _context, { client }) => {
        client.setQueryData(userQueries.profile().queryKey, profile)
      },
    }),
}
