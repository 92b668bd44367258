import { useEffect, useState, type RefObject } from 'react'
import type { Drawing } from './folding'
import { layOut } from './layout'
import type { Layout, Measure } from './placed'

/** The layout of a drawing. The previous one remains until it is ready; null before the first. */
export function useLayout(
  drawing: Drawing,
  inWords: boolean,
  place: RefObject<HTMLElement | null>,
): Layout | null {
  const [layout, setLayout] = useState<Layout | null>(null)
  useEffect(() => {
    let isWanted = true
    const { clientWidth = 4, clientHeight = 3 } = place.current ?? {}
    const shape = clientWidth / Math.max(1, clientHeight)
    // A browser loads a font only when a text uses it, and no text does before the first layout.
    void document.fonts
      .load(`${fonts.name} 'IBM Plex Sans Variable'`)
      .then(() => layOut(drawing, { measure: makeMeasure(), shape, inWords }))
      .then((made) => {
        if (isWanted) setLayout(made)
      })
    return () => {
      isWanted = false
    }
  }, [drawing, inWords, place])
  return layout
}

const fonts = { name: '600 17px', row: '400 12.5px', label: '500 11.5px' } as const

function makeMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d')
  const family = getComputedStyle(document.body).fontFamily
  return (text, font) => {
    if (context === null) return text.length * 7
    context.font = `${fonts[font]} ${family}`
    return context.measureText(text).width
  }
}
