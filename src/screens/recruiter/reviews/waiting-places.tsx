import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useWaitingPlaces } from '../../../features/recruiter/outcomes/use-waiting-places'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'

/** All that waits for the reader, in numbers, each leading to where it is decided. */
export const WaitingPlaces = () => {
  const { t } = useTranslation('reviews')
  const { language } = useLanguage()
  const places = useWaitingPlaces()?.places ?? []
  if (places.length === 0) return null
  return (
    <chakra.nav aria-label={t('waiting.title')} marginBlockEnd="6">
      <chakra.ul
        display="grid"
        gridTemplateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(auto-fill, minmax(150px, 1fr))',
        }}
        gap="3"
      >
        {places.map(({ id, label, count, to, search }) => (
          <li key={id}>
            <chakra.span asChild css={placeCss}>
              <Link to={to} search={search}>
                <chakra.span textStyle="small" color="fg.muted">
                  {label}{' '}
                </chakra.span>
                <chakra.span display="flex" alignItems="baseline" flexWrap="wrap" columnGap="2">
                  <chakra.bdi textStyle="h2">{formatNumber(count, language)}</chakra.bdi>
                  {id === 'same' ? (
                    <chakra.span textStyle="tiny" color="fg.muted">
                      {' '}
                      {t('waiting.ofThem')}
                    </chakra.span>
                  ) : null}
                </chakra.span>
              </Link>
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}

const placeCss = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: 'full',
  gap: '1',
  paddingBlock: '3',
  paddingInline: '4',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
  bg: 'bg.surface',
  textDecoration: 'none',
  transitionProperty: 'border-color',
  transitionDuration: 'hover',
  _hover: { borderColor: 'accent' },
} as const
