/** Parts of speech in the order of their bits in `partsOfSpeech`. */
export const PARTS_OF_SPEECH = ["noun", "verb", "adj", "adv"] as const;
export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

/** A vector for each stem; `values` holds the vectors one after another. */
export type WordVectors = {
  stems: readonly string[];
  dimensions: number;
  values: ArrayLike<number>;
  /** One bit per part of speech that a stem is used as. */
  partsOfSpeech: Uint8Array;
};

const LARGEST = 127;

/** Encodes the table: length of the header, header (JSON), parts of speech, vectors with eight bits per dimension. */
export function encodeWordVectors({ stems, dimensions, values, partsOfSpeech }: WordVectors): Uint8Array {
  const header = new TextEncoder().encode(JSON.stringify({ dimensions, stems: stems.join(" ") }));
  const file = new Uint8Array(4 + header.length + stems.length + stems.length * dimensions);
  new DataView(file.buffer).setUint32(0, header.length);
  file.set(header, 4);
  file.set(partsOfSpeech, 4 + header.length);
  const table = new Int8Array(file.buffer, 4 + header.length + stems.length);
  stems.forEach((_, row) => {
    const vector = Array.from({ length: dimensions }, (_, k) => values[row * dimensions + k] ?? 0);
    const largest = Math.max(1e-12, ...vector.map(Math.abs));
    vector.forEach((value, k) => {
      table[row * dimensions + k] = Math.round((value / largest) * LARGEST);
    });
  });
  return file;
}

/** Decodes a file that `encodeWordVectors` wrote into vectors of unit length. */
export function decodeWordVectors(file: Uint8Array): WordVectors & { values: Float32Array } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const length = view.getUint32(0);
  const { dimensions, stems: joined } = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + length)));
  const stems: string[] = joined.split(" ");
  const partsOfSpeech = file.subarray(4 + length, 4 + length + stems.length);
  const table = new Int8Array(file.buffer, file.byteOffset + 4 + length + stems.length, stems.length * dimensions);
  const values = new Float32Array(table.length);
  for (let row = 0; row < stems.length; row++) {
    let square = 0;
    for (let k = 0; k < dimensions; k++) square += (table[row * dimensions + k] as number) ** 2;
    const norm = Math.sqrt(square) || 1;
    for (let k = 0; k < dimensions; k++) values[row * dimensions + k] = (table[row * dimensions + k] as number) / norm;
  }
  return { stems, dimensions, values, partsOfSpeech };
}
