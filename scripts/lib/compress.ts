import { readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Texts only: fonts and pictures are compressed by their own formats. */
const TEXTS = /\.(?:js|css|html|svg|json|webmanifest)$/
/** Under this a compressed copy saves no packet. */
const SMALLEST_BYTES = 1024

/** Writes .br and .gz beside every text of a build, so that the server sends them without work of its own. */
export async function compressDist(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names.filter((name) => TEXTS.test(name) && !name.startsWith('.vite')).map((name) => compress(join(folder, name))),
  )
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < SMALLEST_BYTES) return
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    toGzip(content, { level: 9 }),
  ])
  await Promise.all([put(`${file}.br`, brotli), put(`${file}.gz`, gzipped)])
}

/** A server may be serving the folder already: a copy is there whole or not at all. */
async function put(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.part`, content)
  await rename(`${file}.part`, file)
}
