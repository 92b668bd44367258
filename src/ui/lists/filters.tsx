import { chakra } from '@chakra-ui/react/styled-system'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icons'
import { TextLink } from '../link'
import type { Native } from '../native'
import { TextField, type ControlSize } from '../fields/text-field'

interface SearchFieldProps extends Omit<Native<'input'>, 'type'> {
  label: string
  /** Larger in a form, where it can be wrong, too. */
  size?: ControlSize
  error?: string | undefined
}

/**
 * The search of a filter bar: its label is for screen readers, the placeholder says what it finds.
 */
export const SearchField = ({ label, size = 'sm', ...input }: SearchFieldProps) => (
  <TextField
    {...input}
    type="search"
    size={size}
    label={label}
    labelHidden
    start={
      <chakra.span
        display="flex"
        alignItems="center"
        paddingInlineStart="3"
        marginInlineEnd="-1"
        color="fg.muted"
      >
        <Icon of={Search} />
      </chakra.span>
    }
  />
)

interface ActiveFilterProps {
  children: ReactNode
  icon?: ReactNode
  /** "Remove the date filter". */
  removeLabel: string
  onRemove: () => void
}

/** A filter that narrows the list: tinted, with its own cross. */
export const ActiveFilter = ({ children, icon, removeLabel, onRemove }: ActiveFilterProps) => (
  <chakra.span
    data-narrows
    display="inline-flex"
    alignItems="center"
    gap="2"
    minHeight="36px"
    paddingInlineStart="3"
    bg="accent.subtle"
    color="accent.fg"
    borderWidth="1px"
    borderColor="accent"
    borderRadius="control"
    textStyle="smallStrong"
  >
    {icon}
    {children}
    <chakra.button
      type="button"
      aria-label={removeLabel}
      title={removeLabel}
      onClick={onRemove}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      width="34px"
      height="34px"
      borderRadius="control"
      cursor="pointer"
      _hover={{ bg: 'accent.muted' }}
    >
      <Icon of={X} size={16} />
    </chakra.button>
  </chakra.span>
)

interface BreadcrumbsProps {
  label: string
  /** Router anchors from the top down; the page itself is `here`. */
  links: readonly ReactElement[]
  here: ReactNode
}

export const Breadcrumbs = ({ label, links, here }: BreadcrumbsProps) => (
  <chakra.nav aria-label={label} marginBlockEnd="2" textStyle="small">
    <chakra.ol display="flex" flexWrap="wrap" alignItems="center" gap="2">
      {links.map((link, at) => (
        <chakra.li key={link.key ?? at} display="flex" alignItems="center" gap="2">
          <TextLink>{link}</TextLink>
          <chakra.span color="fg.subtle" display="flex">
            <Icon of={ChevronRight} size={16} mirror />
          </chakra.span>
        </chakra.li>
      ))}
      <chakra.li aria-current="page" color="fg.muted">
        {here}
      </chakra.li>
    </chakra.ol>
  </chakra.nav>
)
