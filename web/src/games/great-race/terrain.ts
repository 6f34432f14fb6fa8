/** The colours of the country: each kind of terrain has its own, and its symbol says it once more. */

interface Paint {
  ground: string;
  mark: string;
}

const PAINT: Record<string, Paint> = {
  track: { ground: "#d9bd8b", mark: "#5d4219" },
  grassland: { ground: "#a9c46c", mark: "#2f4a12" },
  "sand-flats": { ground: "#f0d68a", mark: "#7a5b12" },
  "stony-plain": { ground: "#c9bfae", mark: "#5b5245" },
  dunes: { ground: "#eab85c", mark: "#8a5510" },
  "soft-ground": { ground: "#bd9a6c", mark: "#4c3413" },
  "rocky-pass": { ground: "#b3a69a", mark: "#46392f" },
  "river-ford": { ground: "#9fcfdc", mark: "#14566b" },
  marsh: { ground: "#8fb598", mark: "#1f4a38" },
  "broken-bridge": { ground: "#b9c6c9", mark: "#38474d" },
  "flash-flood": { ground: "#7fb2d8", mark: "#123f68" },
  "wild-animals": { ground: "#d3c070", mark: "#5a3a10" },
  bandits: { ground: "#d99a72", mark: "#5a1f12" },
  rockfall: { ground: "#c3a08a", mark: "#4c2a1b" },
  canyon: { ground: "#d98a5c", mark: "#6b2712" },
};
const PLAIN: Paint = { ground: "#d8cdb4", mark: "#3b2c16" };

export const terrain = (id: string): Paint => PAINT[id] ?? PLAIN;
