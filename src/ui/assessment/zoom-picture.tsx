import { chakra } from '@chakra-ui/react/styled-system'
import Fit from 'lucide-react/icons/maximize-2'
import Larger from 'lucide-react/icons/zoom-in'
import Smaller from 'lucide-react/icons/zoom-out'
import { IconButton } from '../button'
import { Icon } from '../icons'
import { useZoom } from './use-zoom'
import { LARGEST } from './zoom'

interface ZoomPictureProps {
  src: string
  /** The description of the picture for people who cannot see it. */
  alt: string
  labels: { view: string; larger: string; smaller: string; fit: string }
  /** "125%". */
  percent: (value: number) => string
  onError?: () => void
}

/**
 * A picture to be read closely. With the focus on it, + and − change its size, 0 fits it in, and
 * the arrows move it.
 */
export const ZoomPicture = ({ src, alt, labels, percent, onError }: ZoomPictureProps) => {
  const { zoom, view, step, fit, on } = useZoom()
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      minHeight="0"
      height="full"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="control"
      overflow="hidden"
      bg="bg.sunken"
    >
      <chakra.div
        ref={view}
        {...on}
        role="region"
        aria-label={labels.view}
        tabIndex={0}
        dir="ltr"
        flex="1"
        minHeight="0"
        overflow="auto"
        cursor={zoom === 1 ? 'zoom-in' : 'grab'}
        userSelect="none"
        _focusVisible={{ outlineOffset: '-3px' }}
        css={{
          touchAction: 'none',
          overscrollBehavior: 'contain',
          '&:active': { cursor: 'grabbing' },
        }}
      >
        {/* Its own size never shows: it fills the width it is given, times how large it was made. */}
        <chakra.img
          src={src}
          alt={alt}
          draggable={false}
          onError={onError}
          display="block"
          maxWidth="none"
          height="auto"
          bg="#FFFFFF"
          style={{ width: `${zoom * 100}%` }}
        />
      </chakra.div>
      <chakra.div
        display="flex"
        alignItems="center"
        gap="1"
        padding="1"
        bg="bg.surface"
        borderBlockStart="1px solid {colors.border}"
      >
        <IconButton
          size="sm"
          label={labels.smaller}
          icon={<Icon of={Smaller} />}
          disabled={zoom === 1}
          onClick={() => step(-1)}
        />
        <chakra.span
          aria-live="polite"
          minWidth="48px"
          textAlign="center"
          textStyle="small"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          <bdi>{percent(zoom * 100)}</bdi>
        </chakra.span>
        <IconButton
          size="sm"
          label={labels.larger}
          icon={<Icon of={Larger} />}
          disabled={zoom === LARGEST}
          onClick={() => step(1)}
        />
        <IconButton
          size="sm"
          label={labels.fit}
          icon={<Icon of={Fit} />}
          disabled={zoom === 1}
          onClick={fit}
        />
      </chakra.div>
    </chakra.div>
  )
}
