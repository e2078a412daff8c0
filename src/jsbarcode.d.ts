/** The encoder of JsBarcode that the till uses; the package types only its drawing. */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  export class CODE128 {
    constructor(text: string, options: object)
    valid(): boolean
    encode(): { data: string }
  }
}
