import type { Stretch } from '../modules/media/media.table'
import type { DecodeOpus } from './opus'

/**
 * Below one step of 16 bits, which is less than any microphone gives that is on: in a quiet room
 * the noise of one is 15 dB and more above it. A muted track gives zeros.
 */
const floorDb = -90
const floorPower = 10 ** (floorDb / 10)

/** Software that holds back a room's noise gives zeros too, while somebody thinks. */
const leastMs = 10_000

/**
 * Half a second of every five is decoded, and the rest where that is silent: an hour takes a few
 * seconds, and no silence of ten lies between two looks.
 */
const blockMs = 5000
const lookMs = 500
/** Of a block, which is more than any encoder makes in its time: a file may be made up. */
const mostBytes = 1_000_000
/** The overhead of a packet in bytes. */
const packetBytes = 500

/** After a jump a decoder still sounds of what it heard before. */
const settling = 5

interface Packet {
  /** In milliseconds. */
  at: number
  data: Uint8Array
}

/** Finds where a track of sound that is heard packet by packet is silent as a muted one is. */
export class SilenceFinder {
  readonly #found: Stretch[] = []
  #block: Packet[] = []
  #bytes = 0
  /** The block before, until it is known whether a silence of the next one begins in it. */
  #before: { packets: readonly Packet[]; isLoud: boolean } = { packets: [], isLoud: false }
  #since: number | null = null

  constructor(readonly decode: DecodeOpus) {}

  hear(packet: Packet) {
    const start = this.#block[0]?.at ?? packet.at
    if (packet.at - start >= blockMs || this.#bytes > mostBytes) this.#turn()
    this.#block.push(packet)
    this.#bytes += packet.data.length + packetBytes
  }

  /** The silences, once nothing more is heard. */
  end(): Stretch[] {
    this.#turn()
    const last = this.#before.packets.at(-1)
    this.#turn()
    if (last !== undefined) this.#broken(last.at)
    return this.#found
  }

  #turn() {
    const packets = this.#block
    const start = packets[0]?.at ?? 0
    const isLoud = !this.#silentOf(packets.filter(({ at }) => at < start + lookMs)).every(Boolean)
    const { packets: before, isLoud: wasLoud } = this.#before
    // A silence begins and ends between two looks.
    if (isLoud && wasLoud) this.#broken(before[0]?.at ?? start)
    else
      for (const [at, isSilent] of this.#silentOf(before).entries()) {
        const { at: moment } = before[at] ?? { at: start }
        if (isSilent) this.#since ??= moment
        else this.#broken(moment)
      }
    this.#before = { packets, isLoud }
    this.#block = []
    this.#bytes = 0
  }

  #broken(at: number) {
    if (this.#since !== null && at - this.#since >= leastMs) this.#found.push([this.#since, at])
    this.#since = null
  }

  /** Of each packet whether it is silent. What is damaged is not, and neither is too little. */
  #silentOf(packets: readonly Packet[]): boolean[] {
    const silent = packets.map(({ data }) => {
      const channels = this.decode(data)
      return channels !== null && channels.every((channel) => meanPower(channel) < floorPower)
    })
    return silent.map((isSilent, at) => (at < settling ? (silent[settling] ?? false) : isSilent))
  }
}

const meanPower = (samples: Float32Array): number =>
  samples.reduce((sum, sample) => sum + sample ** 2, 0) / Math.max(1, samples.length)

/** Stretches without what of them is silent. */
export const without = (
  stretches: readonly Stretch[],
  silences: readonly Stretch[],
): readonly Stretch[] =>
  silences.reduce<readonly Stretch[]>((left, [from, to]) => {
    const apart = ([start, end]: Stretch) => to <= start || from >= end
    return left.flatMap((stretch) => {
      if (apart(stretch)) return [stretch]
      const pieces: Stretch[] = [
        [stretch[0], from],
        [to, stretch[1]],
      ]
      return pieces.filter(([start, end]) => end > start)
    })
  }, stretches)
