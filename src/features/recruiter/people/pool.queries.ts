import { queryOptions } from '@tanstack/react-query'
import { getAnswer, api } from '../../../api/client'
import type { Language } from '../../../i18n/language'
import { getAddress } from '../lists/list-file'
import type { Download } from '../lists/download-buttons'
import { poolList, toPoolQuery, type PoolSearch } from './pool-search'

/** The candidates of the platform. What the server words (skills) has the language in its key. */
export const poolQueries = {
  list: (language: Language, search: PoolSearch) =>
    queryOptions({
      queryKey: ['recruiter', 'pool', language, toPoolQuery(search)],
      queryFn: ({ signal }) =>
        getAnswer(
          api.POST('/recruiter/search-candidates/', { body: toPoolQuery(search), signal }),
        ).then(({ data }) => data),
    }),
  /** One of them, as the list has them; null where recruiters do not find them. */
  one: (language: Language, id: string) =>
    queryOptions({
      queryKey: ['recruiter', 'pool', language, id],
      queryFn: ({ signal }) =>
        getAnswer(
          api.POST('/recruiter/search-candidates/', {
            body: { ...toPoolQuery({ ...poolList.all, status: 'ALL' }), user_ids: [id] },
            signal,
          }),
        ).then(({ data }) => data.results[0] ?? null),
    }),
  /** One person: who they are, what they stated and what their profile says. */
  person: (id: string) =>
    queryOptions({
      queryKey: ['recruiter', 'pool', 'person', id],
      queryFn: ({ signal }) =>
        getAnswer(api.GET('/user/user-profile/', { params: { query: { id } }, signal })).then(
          ({ data }) => data,
        ),
    }),
}

/** Everybody who fits, as a file. */
export const poolDownload =
  (search: PoolSearch): Download =>
  (format) =>
    getAddress(
      getAnswer(
        api.POST('/recruiter/search-candidates/', {
          body: { ...toPoolQuery(search), download_report: format },
        }),
      ),
    )
