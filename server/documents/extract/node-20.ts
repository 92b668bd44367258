// The PDF library calls this method when it reads a font. Node has it from version 21 on; without
// it every font fails.
if (!('transferToFixedLength' in ArrayBuffer.prototype)) {
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', {
    configurable: true,
    writable: true,
    value(this: ArrayBuffer, length: number = this.byteLength): ArrayBuffer {
      const moved = new ArrayBuffer(length)
      new Uint8Array(moved).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)))
      return moved
    },
  })
}

export {}
