import { useEffect, useRef, useState } from 'react'
import { isOutage } from '../../../api/api-error'
import { newId } from '../../../lib/new-id'
import { toRefusal, type FileRefusal } from './file.rules'
import { uploadFile, type UploadKind } from './upload'

/**
 * A file on its way or there, as a form keeps it; it survives a reload, the file itself does not.
 */
export interface UploadValue {
  uploadId: string
  name: string
  size: number
  /** With name and size it tells whether the same file was chosen again. */
  modified: number
  received: number
  complete: boolean
}

interface Refused {
  name: string
  why: { kind: 'rule'; rule: FileRefusal } | { kind: 'error'; error: unknown }
}

export interface Upload {
  value: UploadValue | null
  /** Sending right now; not so after a reload, until the file is chosen again. */
  running: boolean
  /** The connection is gone; it goes on by itself. */
  waiting: boolean
  refused: Refused | null
  /** The chosen file, for a preview; null after a reload. */
  file: File | null
  take: (file: File) => void
  retry: () => void
  remove: () => void
}

/**
 * One upload of a form. It goes on while the form shows other parts, as long as the caller stays
 * mounted.
 */
export function useUpload(
  kind: UploadKind,
  value: UploadValue | null,
  onChange: (value: UploadValue | null) => void,
): Upload {
  const [file, setFile] = useState<File | null>(null)
  const [running, setRunning] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const stopping = useRef<AbortController | null>(null)
  /** The part of the file that a failing server has received: the next try continues from there. */
  const leftOff = useRef<UploadValue | null>(null)
  useEffect(() => () => stopping.current?.abort(), [])

  const stop = () => {
    stopping.current?.abort()
    stopping.current = null
    setRunning(false)
    setWaiting(false)
    setRefused(null)
  }

  const send = async (chosen: File, begun: UploadValue, continued: boolean) => {
    const stopper = new AbortController()
    stopping.current = stopper
    const { signal } = stopper
    const unlessStopped = (tell: () => void) => {
      if (!signal.aborted) tell()
    }
    setRunning(true)
    try {
      await uploadFile({
        file: chosen,
        kind,
        uploadId: begun.uploadId,
        continued,
        signal,
        onProgress: (received) => unlessStopped(() => onChange({ ...begun, received })),
        onWaiting: (now) => unlessStopped(() => setWaiting(now)),
      })
      unlessStopped(() => onChange({ ...begun, received: chosen.size, complete: true }))
    } catch (error) {
      // The server is done with an upload that it refused; another try is a new one.
      unlessStopped(() => {
        leftOff.current = isOutage(error) ? begun : null
        onChange(null)
        setRefused({ name: chosen.name, why: { kind: 'error', error } })
      })
    } finally {
      unlessStopped(() => setRunning(false))
    }
  }

  const take = (chosen: File) => {
    stop()
    const rule = toRefusal(kind, chosen)
    if (rule !== null) {
      setFile(null)
      onChange(null)
      return setRefused({ name: chosen.name, why: { kind: 'rule', rule } })
    }
    setFile(chosen)
    const stored =
      [value, leftOff.current].find(
        (one) => one !== null && !one.complete && isSameFile(one, chosen),
      ) ?? null
    leftOff.current = null
    const begun = stored ?? begin(chosen)
    onChange(begun)
    void send(chosen, begun, stored !== null)
  }

  return {
    value,
    running,
    waiting,
    refused,
    file,
    take,
    retry: () => {
      if (file !== null) take(file)
    },
    remove: () => {
      stop()
      setFile(null)
      onChange(null)
    },
  }
}

const begin = (file: File): UploadValue => ({
  uploadId: newId(),
  name: file.name,
  size: file.size,
  modified: file.lastModified,
  received: 0,
  complete: false,
})

const isSameFile = (value: UploadValue, file: File) =>
  value.name === file.name && value.size === file.size && value.modified === file.lastModified
