import { nowhere } from "@/lib/api/endpoints";

export { nowhere as DELETE, nowhere as GET, nowhere as OPTIONS, nowhere as PATCH, nowhere as POST, nowhere as PUT };
