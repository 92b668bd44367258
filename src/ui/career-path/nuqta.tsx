import { chakra } from '@chakra-ui/react/styled-system'

interface NuqtaProps {
  /** Filled once reached, hollow while ahead. */
  filled: boolean
  /** The side of the square before it is turned. */
  size?: number
  color?: string
  /** Around the stage where one stands now. */
  halo?: boolean
}

/** The rhombic dot that measures in calligraphy: a stage, a level, an episode. */
export const Nuqta = ({ filled, size = 16, color, halo = false }: NuqtaProps) => {
  const stroke = size >= 14 ? 2.5 : size >= 10 ? 2 : 1.5
  const hue = color ?? (filled ? 'accent' : 'border.control')
  return (
    <chakra.span
      aria-hidden
      position="relative"
      display="inline-block"
      flexShrink="0"
      width={`${size}px`}
      height={`${size}px`}
      transform="rotate(45deg)"
      borderRadius={size >= 14 ? '2.5px' : size >= 10 ? '2px' : '1.5px'}
      borderWidth={`${stroke}px`}
      borderColor={hue}
      bg={filled ? hue : 'bg.surface'}
      boxShadow={halo ? `0 0 0 ${Math.round(size * 0.375)}px {colors.accent.muted}` : undefined}
    />
  )
}
