import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import { pictureUrl } from '../../http/pictures'
import { candidatesBeginningWith } from './autocomplete.store'

const mostPeople = 10

export function autocompleteHandlers(deps: Deps) {
  return {
    async autocompleteName({ query, session }) {
      const found =
        query.input.trim() === ''
          ? []
          : await candidatesBeginningWith(deps.db, session, query.input, {
              onlyId: session.accountStatus === 'CANDIDATE' ? session.userId : null,
              most: mostPeople,
            })
      return {
        data: found.map(({ id, firstName, lastName, email, avatarFileId }) => ({
          id,
          full_name: `${firstName} ${lastName}`.trim(),
          email,
          avatar_url: pictureUrl(deps, avatarFileId),
        })),
      }
    },
  } satisfies Partial<Handlers>
}
