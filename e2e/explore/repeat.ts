import { expect } from '../fixtures'
import { listedChooser } from './choose'
import { exploredTest } from './explored-test'
import type { Piece } from './piece'
import { takeWalk } from './walk'

/** Defines a test that repeats a failed walk. */
export function repeatWalk(chart: string, title: string, pieces: readonly Piece[]): void {
  exploredTest(chart, title, async (explored) => {
    const { failure } = await takeWalk(explored, listedChooser(pieces), { judged: new Set() })
    expect(failure?.message ?? null).toBeNull()
  })
}
