import { spawn } from 'node:child_process'
import { once } from 'node:events'
import puppeteer, { type Browser } from 'puppeteer-core'
import { findFirefox, findXvfb } from '../../scripts/lib/firefox.mjs'
import { patient } from '../../scripts/lib/patience.mjs'

/** A camera and a microphone that are made up, and no questions: nobody sits there to answer them. */
const devicesWithoutQuestions = {
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
}

/**
 * Runs in a page: makes the microphone's steady tone come and go like spoken words, because an even
 * tone is not taken for a voice. On a machine without a loudspeaker no audio runs, and the tone
 * stays even.
 */
export function speakIntoMicrophone(): void {
  // A blank page has no devices.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices }
  if (mediaDevices === undefined) return
  const ask = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = async (wanted) => {
    const stream = await ask(wanted)
    if (stream.getAudioTracks().length === 0) return stream
    const context = new AudioContext()
    await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, 1_000))])
    if (context.state !== 'running') return stream
    const [words, loudness] = [context.createOscillator(), context.createGain()]
    words.frequency.value = 2
    words.connect(loudness.gain)
    words.start()
    const spoken = context.createMediaStreamDestination()
    context.createMediaStreamSource(stream).connect(loudness).connect(spoken)
    return spoken.stream
  }
}

/** A Firefox and the screen it is on. */
export interface RunningFirefox {
  browser: Browser
  close(): Promise<void>
}

/**
 * Starts Firefox, driven by WebDriver BiDi, on a separate virtual screen, which it then really
 * shares.
 */
export async function launchFirefox(): Promise<RunningFirefox> {
  const executablePath = findFirefox()
  const screen = await startScreen()
  try {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: false,
      timeout: patient(60_000),
      protocolTimeout: patient(60_000),
      defaultViewport: null,
      args: ['--width=1440', '--height=900'],
      env: { ...process.env, DISPLAY: screen.name, TZ: 'Asia/Dubai' },
      extraPrefsFirefox: devicesWithoutQuestions,
    })
    return {
      browser,
      close: async () => {
        await browser.close()
        await screen.close()
      },
    }
  } catch (error) {
    await screen.close()
    throw error
  }
}

/** An X server on the first number that is free. */
async function startScreen() {
  const options = ['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp']
  const server = spawn(findXvfb(), options, { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(server, 'exit')
  const [number] = await Promise.race([
    once(server.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('Xvfb ended before it had a screen.'))),
  ])
  return {
    name: `:${String(number).trim()}`,
    close: async () => {
      server.kill()
      await ended
    },
  }
}
