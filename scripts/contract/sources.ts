import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml'
import { fromPointerPart } from './model.ts'

/** A place of the hand-written contract: the file (`openapi/schemas/meal.yaml`), its line, and the words for people. */
export type Place = { file: string; line: number; name: string }

type Source = { file: string; document: Document; lines: LineCounter }

/**
 * Finds where a node of the bundle was written. The bundler keeps the names of shared shapes, and the root file says in
 * which file of paths an operation stands; below that both are built alike.
 */
export class ContractSources {
  private readonly folder: string
  private readonly sources = new Map<string, Source>()
  private shapes: Map<string, string> | undefined

  constructor(folder: string) {
    this.folder = folder
  }

  /** The place of a bundle pointer, undefined when it was written somewhere else (a toy contract of a test). */
  find(pointer: string): Place | undefined {
    const parts = pointer.replace(/^#\//, '').split('/').map(fromPointerPart)
    if (parts[0] === 'paths') return this.inPaths(parts[1] ?? '', parts.slice(2))
    if (parts[0] !== 'components') return undefined
    const [, group = '', name = '', ...rest] = parts
    const file = group === 'schemas' ? this.shapeFile(name) : 'schemas/common.yaml'
    if (!file) return undefined
    return this.locate(
      file,
      group === 'schemas' ? [name, ...rest] : [group, name, ...rest],
      [name, ...rest.filter((part) => part !== 'properties')].join('.'),
    )
  }

  private inPaths(path: string, rest: string[]): Place | undefined {
    const ref = this.open('openapi.yaml')?.document.getIn(['paths', path, '$ref'])
    if (typeof ref !== 'string') return undefined
    const [file = '', key = ''] = ref.split('#/')
    return this.locate(file, [key, ...rest], [key, ...rest.slice(1)].join('.'))
  }

  /** The node at this path of a file, or the nearest around it that is there. */
  private locate(file: string, path: string[], name: string): Place | undefined {
    const source = this.open(file)
    if (!source) return undefined
    for (let length = path.length; length > 0; length -= 1) {
      const offset = offsetOf(source.document, path.slice(0, length))
      if (offset !== undefined) return { file: `openapi/${file}`, line: source.lines.linePos(offset).line, name }
    }
    return undefined
  }

  private open(file: string): Source | undefined {
    const known = this.sources.get(file)
    if (known) return known
    const path = join(this.folder, file)
    if (!existsSync(path)) return undefined
    const lines = new LineCounter()
    const source = { file, document: parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines }), lines }
    this.sources.set(file, source)
    return source
  }

  private shapeFile(name: string): string | undefined {
    if (!this.shapes) {
      this.shapes = new Map()
      const folder = join(this.folder, 'schemas')
      for (const file of existsSync(folder) ? readdirSync(folder).filter((one) => one.endsWith('.yaml')) : []) {
        for (const [, shape = ''] of readFileSync(join(folder, file), 'utf8').matchAll(/^([A-Z]\w*):/gm))
          this.shapes.set(shape, `schemas/${file}`)
      }
    }
    return this.shapes.get(name)
  }
}

/** Where the key (or the row) at a path begins, as an offset into the text. */
function offsetOf(document: Document, path: string[]): number | undefined {
  let node: unknown = document.contents
  let offset: number | undefined
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === part)
      if (!pair || !isScalar(pair.key)) return undefined
      offset = pair.key.range?.[0]
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(part)]
      offset = (node as { range?: [number, number, number] } | undefined)?.range?.[0]
    } else return undefined
  }
  return offset
}
