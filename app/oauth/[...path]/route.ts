import { unknownAddress } from "@/lib/api/endpoints";

export {
  unknownAddress as DELETE,
  unknownAddress as GET,
  unknownAddress as OPTIONS,
  unknownAddress as PATCH,
  unknownAddress as POST,
  unknownAddress as PUT,
};
