import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../ui/layout/panel'
import { PersonAvatar } from './person-avatar'

interface PersonHeadProps {
  /** The e-mail is null where contact details are not open to the reader. */
  person: { full_name: string; email: string | null; avatar_url: string | null }
  /** After the e-mail. */
  more?: ReactNode
  /** Beside the name: a status. */
  aside?: ReactNode
  action?: ReactNode
}

/** The head of a page about somebody. */
export const PersonHead = ({ person, more, aside, action }: PersonHeadProps) => {
  const { t } = useTranslation('recruiter')
  return (
    <PageTitle
      start={<PersonAvatar name={person.full_name} url={person.avatar_url} size={44} />}
      title={<bdi>{person.full_name}</bdi>}
      aside={aside}
      intro={
        <chakra.span textStyle="small">
          {person.email === null ? t('closed.contact') : <bdi>{person.email}</bdi>}
          {more}
        </chakra.span>
      }
      action={action}
    />
  )
}
