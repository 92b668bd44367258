import { fileAddress } from '../../api/file-address'
import { getInitials } from '../../lib/initials'
import { Avatar } from '../../ui/avatar'

interface PersonAvatarProps {
  name: string
  /** Where the API says the picture is; null where there is none. */
  url: string | null
  size?: 32 | 36 | 44 | 72
}

/** Somebody's picture, or the letters of their name. */
export const PersonAvatar = ({ name, url, size }: PersonAvatarProps) => (
  <Avatar
    initials={getInitials(name)}
    src={url === null ? null : fileAddress(url)}
    {...(size === undefined ? {} : { size })}
  />
)
