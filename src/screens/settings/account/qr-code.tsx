import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { encode } from 'uqr'

interface QrCodeProps {
  value: string
  label: string
}

/**
 * Dark on white in both colour modes, with the quiet margin of four modules that cameras look for.
 */
export const QrCode = ({ value, label }: QrCodeProps) => {
  const { size, path } = useMemo(() => drawn(value), [value])
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      boxSize="192px"
      flexShrink="0"
      borderRadius="control"
      borderWidth="1px"
      borderColor="border"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#FFFFFF" />
      <path d={path} fill="#10222B" />
    </chakra.svg>
  )
}

function drawn(value: string): { size: number; path: string } {
  const { size, data } = encode(value, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { size, path: squares.join('') }
}
