/** Where a list that was asked for as a file is served. */
export async function getAddress(asked: Promise<{ data: { url?: string } }>): Promise<string> {
  const { data } = await asked
  if (data.url === undefined) throw new Error('The list answered without the address of its file.')
  return data.url
}
