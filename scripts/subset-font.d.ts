/** The part of subset-font that scripts/fonts.ts uses; the package ships no types. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }
  type Options = {
    targetFormat: 'woff2' | 'sfnt'
    variationAxes?: Record<string, Axis>
    keepFeatures?: string[]
    noHinting?: boolean
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>
}
