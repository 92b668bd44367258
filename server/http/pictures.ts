import { type AddressKey, sealedUrl } from './sealed-address'

export type PictureKey = AddressKey

/**
 * The address of an avatar or a logo, for people who may see the person or the company; null if
 * there is none.
 */
export const pictureUrl = (key: PictureKey, fileId: string | null): string | null =>
  fileId === null ? null : sealedUrl(key, 'picture', fileId)
