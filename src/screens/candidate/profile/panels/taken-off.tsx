import { chakra } from '@chakra-ui/react/styled-system'
import Undo from 'lucide-react/icons/undo-2'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icons'

interface TakenOffProps<Entry> {
  entries: readonly Entry[]
  getName: (entry: Entry) => string
  onPutBack: (entry: Entry) => void
}

/** What the resume says and the profile does not: a reading is never lost by a correction. */
export const TakenOff = <Entry,>({ entries, getName, onPutBack }: TakenOffProps<Entry>) => {
  const { t } = useTranslation('profile')
  if (entries.length === 0) return null
  return (
    <chakra.div bg="bg.sunken" borderRadius="control" padding="3">
      <chakra.p textStyle="small" color="fg.muted">
        {t('takenOff')}
      </chakra.p>
      <chakra.ul display="flex" flexDirection="column" gap="1" marginBlockStart="1">
        {entries.map((entry) => (
          <chakra.li
            key={getName(entry)}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            columnGap="3"
            textStyle="small"
          >
            <bdi>{getName(entry)}</bdi>
            <Button
              size="sm"
              variant="ghost"
              icon={<Icon of={Undo} size={16} mirror />}
              aria-label={t('putBackThis', { what: getName(entry) })}
              onClick={() => onPutBack(entry)}
            >
              {t('putBack')}
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
