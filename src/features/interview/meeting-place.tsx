import { linkIn } from '../../lib/link-in'
import { TextLink } from '../../ui/link'

/** Where an interview is: a link leads there, everything else is read. */
export const MeetingPlace = ({ place }: { place: string }) => {
  const link = linkIn(place)
  if (link === null) return <bdi>{place}</bdi>
  return (
    <TextLink>
      <a href={link} target="_blank" rel="noreferrer noopener" dir="ltr">
        {place}
      </a>
    </TextLink>
  )
}
