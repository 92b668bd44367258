import { readFileSync } from 'node:fs'
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WEBM,
} from 'mediabunny'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/server'
import { english, questions, Taker } from '../attempts/fixtures/takers'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const recorded = (name: string) =>
  readFileSync(new URL(`../scoring/fixtures/${name}`, import.meta.url))
type Sound = Buffer<ArrayBuffer>
const wavHeader = 44

/** One channel, and a rate of 48 kHz (RFC 7845); not every WebM file holds it, and Ogg has to. */
const opusHead = new Uint8Array([...Buffer.from('OpusHead'), 1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])

/** The packets of a WebM file in another container, as another browser would have written them. */
async function inContainer(name: string, format: OggOutputFormat | Mp4OutputFormat) {
  const input = new Input({
    source: new BufferSource(new Uint8Array(recorded(name))),
    formats: [WEBM],
  })
  const track = await input.getPrimaryAudioTrack()
  const found = await track?.getDecoderConfig()
  if (track == null || found == null) throw new Error(`There is no sound in ${name}`)
  const decoderConfig = { ...found, description: opusHead }
  const output = new Output({ format, target: new BufferTarget() })
  const source = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(source)
  await output.start()
  for await (const packet of new EncodedPacketSink(track).packets())
    await source.add(packet, { decoderConfig })
  await output.finalize()
  input.dispose()
  return Buffer.from(output.target.buffer ?? new ArrayBuffer(0))
}

function silentWav(): Sound {
  const bytes = recorded('voice.wav')
  return bytes.fill(0, wavHeader)
}

/** Samples in a coding that nothing here knows; its number stands at byte 20 of the header. */
function unknownWav(): Sound {
  const bytes = recorded('voice.wav')
  bytes.writeUInt16LE(0x1234, 20)
  return bytes
}

/** What the voice in the fixtures says has nine words. */
const transcript = 'My name is Huda and I like old maps.'

/** How speaking is scored of an attempt in which one prompt was answered with these bytes. */
async function spoken(bytes: Sound) {
  const taker = await Taker.begin(server)
  await taker.recorded()
  for (const part of ['writing', 'mcqs', 'speaking']) {
    await taker.send('part.begun', { part })
    if (part === 'speaking') {
      const said = { transcript, duration_ms: '3600' }
      expect((await taker.speak(questions.speaking, said, bytes)).status).toBe(200)
    }
    await taker.send('part.submitted', { part })
  }
  await taker.send('attempt.submitted')
  await server.runJobs()
  const { body } = await server.client('getResult', { params: english, token: taker.token })
  const { attempt, passed, provisional, criteria } = body.data
  const { evidence, ...speaking } = criteria.find((one: { key: string }) => one.key === 'speaking')
  const codes = evidence.map(({ code }: { code: string }) => code)
  return { status: attempt.status, passed, provisional, speaking, codes }
}

const heard = {
  status: 'COMPLETED',
  provisional: false,
  speaking: { provisional: false },
  codes: expect.arrayContaining(['audio_duration']),
}
const waitsFor = (code: string) => ({
  status: 'RESULT_PROCESSING',
  passed: null,
  provisional: true,
  speaking: { score: null, provisional: true },
  codes: expect.arrayContaining([code]),
})

test.each<[container: string, what: string, bytes: () => Sound | Promise<Sound>, object]>([
  ['WAV', 'a voice', () => recorded('voice.wav'), heard],
  ['WAV', 'silence', silentWav, waitsFor('mostly_silent')],
  ['WAV', 'nothing that can be decoded', unknownWav, waitsFor('audio_unreadable')],
  ['OGG', 'a voice', () => recorded('voice.ogg'), heard],
  [
    'OGG',
    'silence',
    () => inContainer('silence.webm', new OggOutputFormat()),
    waitsFor('mostly_silent'),
  ],
  [
    'OGG',
    'nothing that can be decoded',
    () => inContainer('damaged-packets.webm', new OggOutputFormat()),
    waitsFor('audio_unreadable'),
  ],
  ['WebM', 'a voice', () => recorded('voice.webm'), heard],
  ['WebM', 'silence', () => recorded('silence.webm'), waitsFor('mostly_silent')],
  [
    'WebM',
    'nothing that can be decoded',
    () => recorded('damaged-packets.webm'),
    waitsFor('audio_unreadable'),
  ],
  ['MP4', 'a voice', () => recorded('voice-opus.mp4'), heard],
  [
    'MP4',
    'silence',
    () => inContainer('silence.webm', new Mp4OutputFormat()),
    waitsFor('mostly_silent'),
  ],
  [
    'MP4',
    'a voice in AAC, which is not decoded here',
    () => recorded('voice-aac.mp4'),
    waitsFor('audio_unreadable'),
  ],
  [
    'MP4',
    'nothing that can be decoded',
    () => inContainer('damaged-packets.webm', new Mp4OutputFormat()),
    waitsFor('audio_unreadable'),
  ],
])('a spoken answer in %s with %s is scored as that', async (_, _what, bytes, expected) => {
  expect(await spoken(await bytes())).toMatchObject(expected)
})
