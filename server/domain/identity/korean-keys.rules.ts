/** The keys of a Korean keyboard (두벌식), by the Latin letters that stand on them. */

const INITIAL = 'r R s e E f a q Q t T d w W c z x v g'.split(' ')
const MEDIAL = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ')
const FINAL = ['', ...'r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ')]

const FIRST_SYLLABLE = 0xac00

/** What comes of Korean that is typed with the keyboard in English, in lower case: 사랑해 is `tkfkdgo`. */
export const keysOf = (text: string): string =>
  [...text]
    .map((letter) => {
      const nth = (letter.codePointAt(0) ?? 0) - FIRST_SYLLABLE
      if (nth < 0 || nth >= INITIAL.length * MEDIAL.length * FINAL.length) return letter
      const [rest, final] = [Math.floor(nth / FINAL.length), nth % FINAL.length]
      return [INITIAL[Math.floor(rest / MEDIAL.length)], MEDIAL[rest % MEDIAL.length], FINAL[final]].join('')
    })
    .join('')
    .toLowerCase()
